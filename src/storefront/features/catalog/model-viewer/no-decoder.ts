/** Stands where `<model-viewer>` would bring decoders: the shop's models are not compressed, and their textures are none. */
export class DRACOLoader {
  setDecoderPath(): this {
    return this;
  }
}

export class KTX2Loader {
  setTranscoderPath(): this {
    return this;
  }
  detectSupport(): this {
    return this;
  }
}

export const MeshoptDecoder = { ready: Promise.resolve(), supported: false };
