// Prints docs/policy/policy.html to the PDF that the shop serves at /policy.pdf. Run it by hand after a change of the text.
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../tests/support/browser.ts';

const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(pathToFileURL('docs/policy/policy.html').href, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
await page.pdf({ path: 'src/storefront/public/policy.pdf', preferCSSPageSize: true, tagged: true });
await browser.close();
