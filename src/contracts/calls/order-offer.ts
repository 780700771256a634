/** Method and address of each call of the public API: the customer's answer to a change of an order. */
export const orderOfferCalls = {
  answer: { method: 'PUT', url: '/api/orders/t/:token/offer/' },
  answerOwn: { method: 'PUT', url: '/api/orders/history/:id/offer/' },
} as const;
