export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process can serve requests; names what is down */
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Both price lists, and how to open the checkout */
        get: operations["PaymentsController_plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a purchase: stores it as pending and creates its Razorpay order */
        post: operations["PaymentsController_createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the checkout's success, with Razorpay's signature */
        post: operations["PaymentsController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report that the buyer closed the checkout */
        post: operations["PaymentsController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/status/{statusToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a purchase stands, for whoever holds its token */
        get: operations["PaymentsController_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Razorpay webhook: signed events, each stored once */
        post: operations["RazorpayWebhookController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments, newest first, filtered */
        get: operations["AdminPaymentsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transformation stories */
        get: operations["TestimonialsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentsController_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        checkout: {
                            scriptUrl: string;
                            sandbox: boolean;
                        };
                        priceLists: {
                            /** @enum {string} */
                            id: "training-programs" | "simple-payment";
                            plans: {
                                /** @enum {string} */
                                trainingType: "individual" | "buddy";
                                /** @description Months */
                                duration: number;
                                /** @description Paise */
                                price: number;
                                /** @description Paise */
                                originalPrice: number;
                                discountPercent: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    PaymentsController_createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    intentKey: string;
                    /** @enum {string} */
                    priceList: "training-programs" | "simple-payment";
                    /** @enum {string} */
                    trainingType: "individual" | "buddy";
                    /** @description Months: 3, 6, 12 */
                    duration: number;
                    /** @description Paise, as shown to the buyer; never charged */
                    amount?: number;
                    user?: {
                        name?: string | null;
                        email?: ("" | string) | null;
                        phone?: string | null;
                        age?: number | null;
                        gender?: ("" | ("male" | "female" | "non-binary" | "prefer-not-to-say")) | null;
                    } | null;
                    buddy?: {
                        name?: string | null;
                        email?: ("" | string) | null;
                        phone?: string | null;
                        age?: number | null;
                        gender?: ("" | ("male" | "female" | "non-binary" | "prefer-not-to-say")) | null;
                    } | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        paymentId: string;
                        orderId: string;
                        /** @description Paise */
                        amount: number;
                        currency: string;
                        keyId: string;
                        statusToken: string;
                        notes: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    PaymentsController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    razorpay_order_id: string;
                    razorpay_payment_id: string;
                    razorpay_signature: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "cancelled";
                        /** @enum {string} */
                        trainingType: "individual" | "buddy";
                        /** @description Months */
                        duration: number;
                        /** @description Paise */
                        amount: number;
                        currency: string;
                        orderId: string | null;
                        paymentId: string | null;
                        email: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        completedAt: string | null;
                    };
                };
            };
        };
    };
    PaymentsController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    statusToken: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "cancelled";
                        /** @enum {string} */
                        trainingType: "individual" | "buddy";
                        /** @description Months */
                        duration: number;
                        /** @description Paise */
                        amount: number;
                        currency: string;
                        orderId: string | null;
                        paymentId: string | null;
                        email: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        completedAt: string | null;
                    };
                };
            };
        };
    };
    PaymentsController_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                statusToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "cancelled";
                        /** @enum {string} */
                        trainingType: "individual" | "buddy";
                        /** @description Months */
                        duration: number;
                        /** @description Paise */
                        amount: number;
                        currency: string;
                        orderId: string | null;
                        paymentId: string | null;
                        email: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        completedAt: string | null;
                    };
                };
            };
        };
    };
    RazorpayWebhookController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
        };
    };
    AdminPaymentsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: ("pending" | "completed" | "failed" | "cancelled") | "";
                search?: string;
                startDate?: string | "";
                endDate?: string | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payments: {
                            _id: string;
                            /** Format: date-time */
                            createdAt: string;
                            name: string;
                            email: string;
                            phone: string | null;
                            /** @enum {string} */
                            trainingType: "individual" | "buddy";
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @enum {string} */
                            status: "pending" | "completed" | "failed" | "cancelled";
                            razorpayOrderId: string | null;
                            flagged: boolean;
                        }[];
                        total: number;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    TestimonialsController_list: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            profile: string;
                            story: string;
                            fullStory: string;
                            beforeImage: string;
                            afterImage: string;
                            /** @description Kilograms */
                            beforeWeight: number;
                            /** @description Kilograms */
                            afterWeight: number;
                            beforeMonth: string;
                            afterMonth: string;
                        }[];
                        total: number;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
}
