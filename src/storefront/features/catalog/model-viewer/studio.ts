import {
  Color,
  DataTexture,
  DataUtils,
  DirectionalLight,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  type Object3D,
  RGBAFormat,
  type Sphere,
  Vector3,
} from 'three';

interface Lamp {
  /** To the lamp, from the middle of the model. */
  readonly way: Vector3;
  readonly colour: Color;
  /** Light on a surface that faces it, times π. */
  readonly power: number;
}

/**
 * The light of the photographs (`tools/photographs/studio.py`) in the axes of the model: the key light, the fill light, and the part of the sky
 * from above, which is a lamp so that it casts shadows into hollows.
 */
const LAMPS: readonly Lamp[] = [
  { way: new Vector3(-1.25, 1.75, 1.35), colour: new Color(1, 0.965, 0.91), power: 1.4 },
  { way: new Vector3(1.9, 0.7, 1.2), colour: new Color(0.96, 0.97, 0.98), power: 0.6 },
  { way: new Vector3(0.25, 1, 0.3), colour: new Color(1, 0.985, 0.96), power: 0.7 },
];
const SKY_COLOUR = [1, 0.985, 0.96] as const;

/** Brightness from the floor (0) to the zenith (1). */
type Room = readonly (readonly [height: number, light: number])[];

/** What shines reflects its bright and dark parts. */
const ROOM: Room = [
  [0, 0.42],
  [0.44, 0.45],
  [0.52, 0.66],
  [0.68, 0.72],
  [0.78, 0.42],
  [1, 0.5],
];

/**
 * How much brighter and darker the room is by turns, three times around: windows and walls in what shines. Light from all sides at once,
 * by which cloth and wood are seen, has no part of three turns, so their colours stay.
 */
const WINDOWS = 0.6;

const WIDTH = 256;
const HEIGHT = 128;

/** What a mirror shows: the pale paper on which things stand, and a wall above it, without windows. */
const BEFORE_MIRRORS: Room = [
  [0, 0.68],
  [0.47, 0.64],
  [0.56, 0.76],
  [1, 0.5],
];

function lightAt(height: number, room: Room): number {
  const after = room.findIndex(([at]) => at >= height);
  const [high, bright] = room[Math.max(1, after)] ?? [1, 0];
  const [low, dark] = room[Math.max(1, after) - 1] ?? [0, 0];
  return dark + ((bright - dark) * (height - low)) / (high - low);
}

/** The light of the room without the lamps, seen from the model, as an equirectangular picture. */
export const studioSky = (): DataTexture => pictureOf(ROOM, WINDOWS);

/** The room that mirrors show, as an equirectangular picture. */
export const mirroredRoom = (): DataTexture => pictureOf(BEFORE_MIRRORS, 0);

function pictureOf(room: Room, windows: number): DataTexture {
  const data = new Uint16Array(WIDTH * HEIGHT * 4);
  const way = new Vector3();
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const turn = (((at % WIDTH) + 0.5) / WIDTH - 0.5) * Math.PI * 2;
    const rise = ((Math.floor(at / WIDTH) + 0.5) / HEIGHT - 0.5) * Math.PI;
    // As the equirectangular textures of three are read.
    way.set(Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise));
    const window = Math.tanh(3 * Math.cos(3 * turn)) * Math.cos(rise) ** 2;
    const sky = lightAt((way.y + 1) / 2, room) * (1 + windows * window);
    for (let channel = 0; channel < 3; channel++) {
      data[at * 4 + channel] = DataUtils.toHalfFloat(sky * (SKY_COLOUR[channel] ?? 1));
    }
    data[at * 4 + 3] = DataUtils.toHalfFloat(1);
  }
  const texture = new DataTexture(data, WIDTH, HEIGHT, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** Pixels of a side of a shadow map. */
const SHADOW = 512;

/** The lamps. Their shadows are computed once for a model, not for every frame. */
export function studioLamps(): DirectionalLight[] {
  return LAMPS.map(({ way, colour, power }) => {
    const light = new DirectionalLight(colour, power);
    light.position.copy(way).normalize();
    light.castShadow = true;
    light.shadow.mapSize.set(SHADOW, SHADOW);
    light.shadow.radius = 10;
    light.shadow.blurSamples = 20;
    light.shadow.autoUpdate = false;
    // The map keeps depths as half floats: a surface would shade itself.
    light.shadow.bias = -0.003;
    return light;
  });
}

/** Lights a model that lies inside the sphere, and follows what moves it. */
export function aim(light: DirectionalLight, at: Object3D, { center, radius }: Sphere): void {
  const way = light.position.clone().sub(light.target.position).normalize();
  at.add(light, light.target);
  light.target.position.copy(center);
  light.position.copy(center).addScaledVector(way, radius * 2);
  const { camera } = light.shadow;
  camera.left = -radius * 1.05;
  camera.right = radius * 1.05;
  camera.bottom = -radius * 1.05;
  camera.top = radius * 1.05;
  camera.near = radius * 0.9;
  camera.far = radius * 3.1;
  camera.updateProjectionMatrix();
  light.shadow.normalBias = (radius / SHADOW) * 4;
}
