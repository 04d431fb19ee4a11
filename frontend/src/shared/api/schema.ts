export interface paths {
    "/api/payments/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlans"];
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
        post: operations["createOrder"];
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
        post: operations["verifyPayment"];
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
        post: operations["cancelPayment"];
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
        get: operations["getPaymentStatus"];
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
        get: operations["listTestimonials"];
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
    schemas: {
        ErrorBody: {
            statusCode: number;
            code: string;
            message: string;
            requestId: string;
            fields?: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        TrainingType: "individual" | "buddy";
        /** @enum {integer} */
        Duration: 3 | 6 | 12;
        /** @enum {string} */
        PriceListId: "training-programs" | "simple-payment";
        /** @enum {string} */
        Gender: "male" | "female" | "non-binary" | "prefer-not-to-say";
        PlanPrice: {
            trainingType: components["schemas"]["TrainingType"];
            duration: components["schemas"]["Duration"];
            /** @description Paise */
            price: number;
            /** @description Paise */
            originalPrice: number;
            discountPercent: number;
        };
        PriceList: {
            id: components["schemas"]["PriceListId"];
            plans: components["schemas"]["PlanPrice"][];
        };
        Plans: {
            /** @enum {string} */
            currency: "INR";
            checkout: {
                scriptUrl: string;
                sandbox: boolean;
            };
            priceLists: components["schemas"]["PriceList"][];
        };
        Person: {
            name: string;
            email: string;
            phone?: string;
            age: number;
            gender: components["schemas"]["Gender"];
        };
        CreateOrder: {
            /** Format: uuid */
            intentKey: string;
            priceList: components["schemas"]["PriceListId"];
            trainingType: components["schemas"]["TrainingType"];
            duration: components["schemas"]["Duration"];
            /** @description Paise, as shown to the buyer */
            amount?: number;
            user: components["schemas"]["Person"];
            buddy?: components["schemas"]["Person"];
        };
        Order: {
            paymentId: string;
            orderId: string;
            amount: number;
            /** @enum {string} */
            currency: "INR";
            keyId: string;
            statusToken: string;
            notes: {
                [key: string]: string;
            };
        };
        VerifyPayment: {
            razorpay_order_id: string;
            razorpay_payment_id: string;
            razorpay_signature: string;
        };
        CancelPayment: {
            orderId: string;
            statusToken: string;
        };
        PaymentStatusView: {
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "cancelled";
            trainingType: components["schemas"]["TrainingType"];
            duration: components["schemas"]["Duration"];
            amount: number;
            /** @enum {string} */
            currency: "INR";
            orderId: string;
            paymentId: string | null;
            email: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            completedAt: string | null;
        };
        Testimonial: {
            _id: string;
            name: string;
            story: string;
            fullStory: string;
            beforeImage: string;
            afterImage: string;
            beforeWeight: string;
            afterWeight: string;
            beforeMonth: string;
            afterMonth: string;
            profile: string | null;
        };
        TestimonialList: {
            items: components["schemas"]["Testimonial"][];
            total: number;
            page: number;
            limit: number;
        };
    };
    responses: {
        /** @description What went wrong */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrder"];
            };
        };
        responses: {
            /** @description The order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPayment"];
            };
        };
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusView"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPayment"];
            };
        };
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusView"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPaymentStatus: {
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
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusView"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTestimonials: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
