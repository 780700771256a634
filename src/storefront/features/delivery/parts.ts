// What the browser alone knows of delivery: one chunk, loaded after the page, where the shop tells prices of delivery.
export { CardDay } from './card-day.tsx';
export { DeliveryNote } from './delivery-note.tsx';
export { TownButton } from './town-button.tsx';
