import { useCallback, useState } from 'react';

const MISSING = '/no-photo.svg';

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown when `src` does not load. */
  fallback?: string;
  /** The biggest picture of the first screen: loaded first and at once. */
  priority?: boolean;
  className?: string;
}

/** An image that keeps its place while loading and shows a drawing when it fails. */
export function Picture({ src, alt, fallback = MISSING, priority = false, ...rest }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  // It may have failed before React was there to hear of it.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src'));
  }, []);
  return (
    <img
      ref={check}
      {...rest}
      alt={alt}
      src={failed === src ? fallback : failed === fallback ? MISSING : src}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={(event) => setFailed(event.currentTarget.getAttribute('src'))}
    />
  );
}
