/** These pages are a site: any host hands them out from any folder, and no hall stands behind them (web/static_site.py). */
export const SITE: boolean = typeof document !== 'undefined' && 'site' in document.documentElement.dataset
