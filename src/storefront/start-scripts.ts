/**
 * An inline script for the end of the page: starts the scripts after the first paint, so that neither their bytes nor their work delay it.
 * A visitor who presses something starts them at once; a hidden tab paints nothing and waits a second.
 */
const START =
  "{let started;const start=()=>{if(started)return;started=true;for(const link of document.querySelectorAll('link[data-later]'))link.rel='modulepreload';const waiting=document.querySelector('script[data-later]'),script=document.createElement('script');script.type='module';script.textContent=waiting.textContent;waiting.after(script)};requestAnimationFrame(()=>setTimeout(start));for(const event of ['pointerdown','keydown'])addEventListener(event,start,{once:true,passive:true});setTimeout(start,1000)}";

/**
 * Makes the scripts of a rendered page wait for {@link START}. React Router has no setting for it, so its markup is changed: the preloads and the module script are inert
 * until then. `marker`: the nonce of the page's own inline scripts, whose hashes the Content-Security-Policy allows.
 */
export function startScriptsLater(html: string, marker: string): string {
  const entry = /<script([^>]*) type="module" async="">/;
  if (!entry.test(html)) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-later="" fetchpriority="low"')
    .replace(entry, '<script$1 type="text/plain" data-later="">')
    .replace(/<\/body>/, () => `<script nonce="${marker}">${START}</script></body>`);
}
