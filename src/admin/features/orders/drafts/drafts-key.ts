/** Of the list of drafts in the cache; without more, since the card of an order needs no more of them. */
export const draftsKey = ['order-drafts'];
