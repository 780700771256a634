// The import, with the most memory it had in kilobytes behind its report.
process.once('exit', () => console.log(`maxRSS ${process.resourceUsage().maxRSS}`));
await import('../src/commands/import.ts');
