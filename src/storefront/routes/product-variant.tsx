/** Renders nothing: the parent route product.tsx reads the variant from the address. */
export default function ProductVariant() {
  return null;
}
