/** For so many ms pictures can hold up the scripts of a page. */
const LONGEST = 1000;

/**
 * Runs in the page. The first pictures get the whole network: scripts are asked for when these pictures have been painted, or when the visitor
 * begins to act, which the page remembers (`ui/early-clicks.ts`), at the latest after a second. In a hidden tab nothing is painted.
 */
const untilSeen = `await new Promise(go=>{
for(const act of['pointerdown','keydown'])addEventListener(act,go,{capture:true,once:true,passive:true});
setTimeout(go,${LONGEST});
const first=[...document.images].filter(image=>image.loading!=='lazy'&&!image.complete);
Promise.all(first.map(image=>new Promise(end=>{for(const name of['load','error'])image.addEventListener(name,end,{once:true})})))
.then(()=>requestAnimationFrame(()=>setTimeout(go)))});
`;

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const MODULE = /(<script[^>]* type="module"[^>]*>)(\s*import [^<]+)import\(("[^"]+")\);<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;

/**
 * A finished page whose scripts wait for its first pictures. A page without preloaded scripts is not changed: Vite's development server
 * serves them one by one, in an order of its own.
 */
export function scriptsLast(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  if (preloads.length === 0) return html;
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      MODULE,
      (_, start: string, body: string, entry: string) =>
        `${start}${untilSeen}${preload(preloads)}${imported(body, entry)}</script>`,
    );
}

const preload = (hrefs: readonly string[]) =>
  `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));\n`;

/**
 * Static imports as dynamic ones: those would be fetched before the first line runs. A script that is not to be had (a `TypeError`) leaves the
 * page unchanged, as with a static import.
 */
function imported(body: string, entry: string): string {
  const all = [...body.matchAll(IMPORT)];
  const names = all.map(([, name = '']) => name).join();
  const hrefs = JSON.stringify(all.map(([, , href]) => href));
  const rest = body.replaceAll(IMPORT, '');
  return `try{const [${names}]=await Promise.all(${hrefs}.map(href=>import(href)));${rest}await import(${entry})}catch(error){if(!(error instanceof TypeError))throw error}`;
}
