import { useCallback, useState } from 'react';
import { isStoredPicture, pictureAt } from '#contracts/picture-address.ts';
import type { PictureFit } from './picture-fit.ts';
import './picture.css';

const MISSING = '/no-photo.svg';

interface Props {
  src: string;
  /** Empty for a decoration. */
  alt: string;
  /** Replaces `alt` where a drawing stands in for the photograph. */
  drawingAlt?: string;
  /** Where the picture is shown. */
  fit: PictureFit;
  /** Shown when `src` fails to load. */
  fallback?: string;
  /** The largest picture of the first screen (LCP): loaded eagerly with high priority. */
  priority?: boolean;
  /** A tiny data-URL, shown blurred while the picture loads. */
  preview?: string | null | undefined;
  className?: string;
}

/** A responsive image with a reserved aspect ratio and a fallback when it fails to load. */
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

function Image({ src, alt, drawingAlt = alt, ...rest }: ImageProps) {
  const { fit, priority = false, className, onFail } = rest;
  const { widths, formats, sizes, width, height } = fit;
  // The image may have failed before hydration, without an `error` event for React.
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
      alt={src.endsWith('/photo.svg') ? drawingAlt : alt}
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
