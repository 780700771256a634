/** The variant is in the address; product.tsx, the page around this one, reads it there. */
export default function ProductVariant() {
  return null;
}
