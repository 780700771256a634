/** A scroll container whose picture can be zoomed. */
export interface Zoomable {
  toggle(): void;
  nearer(): void;
  reset(): void;
  /** Scrolls by pixels. */
  pan(x: number, y: number): void;
  stop(): void;
}

const TOGGLE_ZOOM = 2.5;
const MAX_ZOOM = 4;
/** The longest time (ms) and distance (px) between the taps of a double tap. */
const DOUBLE_TAP = { time: 300, distance: 30 };

/** Pixels of movement below which a press counts as a click, not as a drag. */
const SLOP = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Zooms at the pointer by pinch, double tap, click or Ctrl + wheel. One finger scrolls natively, a mouse drags. CSS reads the zoom from
 * `--zoom`. `onNear` receives whether the picture is enlarged.
 */
export function makeZoomable(place: HTMLElement, onNear: (isNear: boolean) => void): Zoomable {
  const listeners = new AbortController();
  let zoom = 1;
  let pinch: { distance: number; zoom: number } | null = null;
  let lastTap = { time: 0, x: 0, y: 0 };
  let drag: Point | null = null;
  let hasDragged = false;

  /** Zooms so that the point under `at` keeps its position. */
  const zoomTo = (wanted: number, at: Point = middleOf(place)) => {
    const next = Math.min(Math.max(wanted, 1), MAX_ZOOM);
    const { left, top } = place.getBoundingClientRect();
    const [x, y] = [at.x - left, at.y - top];
    const under = { x: (place.scrollLeft + x) / zoom, y: (place.scrollTop + y) / zoom };
    zoom = next;
    place.style.setProperty('--zoom', String(zoom));
    place.scrollTo({ left: under.x * zoom - x, top: under.y * zoom - y, behavior: 'instant' });
    place.toggleAttribute('data-near', zoom > 1);
    onNear(zoom > 1);
  };
  const toggle = (at?: Point) => zoomTo(zoom > 1 ? 1 : TOGGLE_ZOOM, at);

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => place.addEventListener(name, act, { signal: listeners.signal, passive: false });

  listen('touchstart', (event) => {
    const [a, b] = event.touches;
    if (!a || !b) return;
    event.preventDefault();
    pinch = { distance: distanceOf(pointOf(a), pointOf(b)), zoom };
  });
  listen('touchmove', (event) => {
    const [a, b] = event.touches;
    if (!pinch || !a || !b) return;
    event.preventDefault();
    const [one, other] = [pointOf(a), pointOf(b)];
    const between = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    zoomTo((pinch.zoom * distanceOf(one, other)) / pinch.distance, between);
  });
  listen('touchend', () => {
    pinch = null;
  });
  listen('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-event.deltaY / 100), pointOf(event));
  });
  listen('pointerdown', (event) => {
    hasDragged = false;
    if (event.pointerType !== 'mouse' || zoom === 1) return;
    event.preventDefault();
    drag = pointOf(event);
    place.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (event) => {
    const at = pointOf(event);
    if (!drag || (!hasDragged && distanceOf(drag, at) < SLOP)) return;
    hasDragged = true;
    place.scrollBy(drag.x - at.x, drag.y - at.y);
    drag = at;
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    listen(end, () => {
      drag = null;
    });
  }
  listen('dragstart', (event) => event.preventDefault());
  listen('click', (event) => {
    const tap = { time: event.timeStamp, ...pointOf(event) };
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    const isDouble =
      tap.time - lastTap.time < DOUBLE_TAP.time && distanceOf(tap, lastTap) < DOUBLE_TAP.distance;
    lastTap = isDouble ? { time: 0, x: 0, y: 0 } : tap;
    if (isMouse ? !hasDragged : isDouble) toggle(tap);
  });

  return {
    toggle: () => toggle(),
    nearer: () => zoomTo(zoom * 1.5),
    reset: () => zoom > 1 && zoomTo(1),
    pan: (x, y) => place.scrollBy(x, y),
    stop: () => listeners.abort(),
  };
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});
const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function middleOf(place: HTMLElement): Point {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
