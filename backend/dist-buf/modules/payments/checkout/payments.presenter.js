/** What the buyer may know, field by field: nothing of a payment leaves by being forgotten here. */
export function presentStatus(payment) {
    return {
        status: payment.status,
        priceList: payment.priceList,
        trainingType: payment.trainingType,
        kindName: payment.kindName,
        duration: payment.duration,
        amount: payment.amountPaise,
        discount: payment.discountPaise,
        offer: payment.offerName,
        currency: payment.currency,
        orderId: payment.razorpayOrderId,
        paymentId: payment.razorpayPaymentId,
        email: payment.email,
        createdAt: payment.createdAt.toISOString(),
        completedAt: payment.completedAt?.toISOString() ?? null,
    };
}
//# sourceMappingURL=payments.presenter.js.map