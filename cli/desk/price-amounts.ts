/** The amounts that the price of a service can have, from the lowest to the highest. */
export const priceAmounts = ['from', 'example', 'to'] as const;
