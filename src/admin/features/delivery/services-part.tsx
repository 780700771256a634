import { AddressPart } from './address-part.tsx';
import { CarrierPart } from './carrier-part.tsx';

/** The services of others that the shop asks: a carrier, and addresses. */
export const ServicesPart = () => (
  <>
    <CarrierPart />
    <AddressPart />
  </>
);
