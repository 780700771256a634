-- Pieces of a line that came back to the shop by returns: what was mended, or not taken, is its customer's again and does not count.
ALTER TABLE order_lines ADD COLUMN came_back integer NOT NULL DEFAULT 0 CHECK (came_back >= 0);
--> statement-breakpoint
UPDATE order_lines line SET came_back = back.pieces
FROM (
  SELECT returns.order_id, piece.position, sum(piece.quantity) AS pieces
  FROM return_lines piece JOIN returns ON returns.id = piece.return_id
  WHERE piece.fate IN ('stock', 'discounted', 'written_off')
  GROUP BY returns.order_id, piece.position
) AS back
WHERE line.order_id = back.order_id AND line.position = back.position;
