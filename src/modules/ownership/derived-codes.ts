/**
 * Selects the variants whose codes the shop has derived: several offers have stated one article, so each code is the article with
 * the offer's id behind it. Offers of earlier versions have no stated article: there the code tells, if several have the same beginning.
 */
export const derivedCodes = `
  SELECT article, source, variant_id, code FROM (
    SELECT coalesce(l.article, left(v.code, -length(l.offer_id) - 1)) AS article, l.source, l.variant_id, v.code,
      l.article IS NOT NULL AS is_stated,
      count(*) OVER (PARTITION BY l.source, coalesce(l.article, left(v.code, -length(l.offer_id) - 1))) AS bearers
    FROM import_offers l JOIN variants v ON v.id = l.variant_id
    WHERE CASE WHEN l.article IS NULL
      THEN right(v.code, length(l.offer_id) + 1) = '-' || l.offer_id AND length(v.code) > length(l.offer_id) + 1
      ELSE l.article <> v.code END) derived
  WHERE is_stated OR bearers > 1`;
