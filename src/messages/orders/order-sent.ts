/** An order with its carrier, as its customer reads it. */
export const sentMessages = {
  shipment: (carrier: string) => `Номер отправления ${carrier}:`,
  step: (step: string, day: string | null) => `${step}${day ? `, ${day}` : ''}`,
} as const;
