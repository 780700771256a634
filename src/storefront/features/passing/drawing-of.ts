import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Opening, PackageSize } from '#contracts/passing.ts';
import type { PlaceName, WayIn } from '#contracts/way-in.ts';

/** The address of the drawing of a package in a place of the way; null where the place is not on it. */
export function drawingOf(
  { length, width, height }: PackageSize,
  { entrance, lift, turn, flat }: WayIn,
  place: PlaceName,
): string | null {
  const sides = [length, width, height];
  const inOpening = (opening: Opening | null) =>
    opening && drawingPaths.passing('opening', sides, [opening.width, opening.height]);
  if (place === 'entrance') return inOpening(entrance);
  if (place === 'flat') return inOpening(flat);
  if (place === 'turn') {
    return turn && drawingPaths.passing('turn', sides, [turn.before, turn.after, turn.height]);
  }
  if (!lift) return null;
  const room = [lift.width, lift.depth, lift.height, lift.door.width, lift.door.height];
  return drawingPaths.passing('lift', sides, room);
}
