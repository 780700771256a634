/** A stub for the decoders of `<model-viewer>`: the shop's models are not compressed and have no textures. */
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
