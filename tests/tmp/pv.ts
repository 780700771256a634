import sharp from 'sharp';

for (const f of [
  'divan-uglovoj-ladoga/rogozhka-grafit',
  'divan-kushetka-ileksa/rogozhka-shalfej',
  'divan-pryamoj-luza/velvet-gorchichnyj',
])
  for (const side of [8, 10, 12, 16])
    for (const q of [40, 70, 85])
      for (const ss of [false, true]) {
        const { data } = await sharp(`db/demo/photographs/${f}.avif`)
          .resize(side, side, { fit: 'inside' })
          .webp({ quality: q, effort: 6, smartSubsample: ss })
          .toBuffer({ resolveWithObject: true });
        const { data: raw, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
        const mid = 3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
        console.log(
          f.slice(0, 12),
          side,
          q,
          ss,
          `uri ${23 + 4 * Math.ceil(data.length / 3)}`,
          [...raw.subarray(0, 3)].join(),
          [...raw.subarray(mid, mid + 3)].join(),
        );
      }
