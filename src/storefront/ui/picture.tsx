import { useCallback, useState } from 'react';
import { isStoredPicture, pictureAt } from '#contracts/picture-address.ts';
import type { PictureFit } from './picture-fit.ts';
import './picture.css';

const MISSING = '/no-photo.svg';

interface Props {
  src: string;
  alt: string;
  /** The place that it stands in. */
  fit: PictureFit;
  /** Shown when `src` does not load. */
  fallback?: string;
  /** The biggest picture of the first screen: loaded first and at once. */
  priority?: boolean;
  /** A few pixels of it, shown blurred until it comes. */
  preview?: string | null | undefined;
  className?: string;
}

/** An image that keeps its place while loading, comes as wide as its place, and shows a drawing when it fails. */
export function Picture({ src, fallback = MISSING, preview, ...rest }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const isLost = failed === fallback || failed === MISSING;
  const shown = isLost ? MISSING : failed === src ? fallback : src;
  const fail = useCallback(() => setFailed(shown), [shown]);
  const picture = <Image {...rest} src={shown} onFail={fail} />;
  if (!preview || shown !== src) return picture;
  return (
    <span className="previewed">
      <img className="previewed__blur" src={preview} alt="" />
      {picture}
    </span>
  );
}

type ImageProps = Omit<Props, 'fallback' | 'preview'> & { onFail: () => void };

function Image({ src, alt, fit, priority = false, className, onFail }: ImageProps) {
  const { widths, formats, sizes, width, height } = fit;
  // It may have failed before React was there to hear of it.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onFail();
    },
    [onFail],
  );
  const isKept = isStoredPicture(src);
  const image = (
    <img
      ref={check}
      alt={alt}
      className={className}
      width={width}
      height={height}
      src={pictureAt(src, widths.at(-1) ?? 480, 'jpg')}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={onFail}
    />
  );
  if (!isKept) return image;
  return (
    <picture>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((each) => `${pictureAt(src, each, format)} ${each}w`).join()}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}
