-- Lists show a product by its first variant that is not sold out. Without this index they would look up every variant.
CREATE INDEX variants_sold_out ON variants (id) WHERE stock = 0;
