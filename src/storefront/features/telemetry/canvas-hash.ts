/** The canvas fingerprint of this browser; empty when it is unavailable. Only for visitors who accepted it. */
export function canvasHash(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 60;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.font = '18px serif';
  pen.fillStyle = 'rgb(36 73 59)';
  pen.fillRect(10, 10, 100, 30);
  pen.fillStyle = 'rgb(156 74 38 / 70%)';
  pen.fillText('Мебель, 1234 ₽ Ёж', 4, 36);
  pen.arc(180, 30, 20, 0, Math.PI * 1.7);
  pen.stroke();
  return fnv1a(canvas.toDataURL());
}

/** FNV-1a: short, not cryptographic. `crypto.subtle` exists only in secure contexts. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
