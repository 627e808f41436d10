import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from '../tools/vite/contract-routes.ts'
import { smallerChunks } from '../tools/vite/smaller-chunks.ts'
import { smallerIcons } from '../tools/vite/smaller-icons.ts'
import { smallerManifest } from '../tools/vite/smaller-manifest.ts'
import { textShaper } from '../tools/vite/text-shaper.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:4000'

/** Code of the frame round every page, and of what home, collection and product pages show alike. */
const frameOfEveryPage = [
  /[\\/]web[\\/]app[\\/](root\.|features[\\/](currency[\\/](?!save)|accounts[\\/]accounts\.keys)|shell[\\/](store-layout|waiting-bar|event-replay))/,
  /[\\/]web[\\/]app[\\/]platform[\\/](?!call-with-retry|tracking\.|toasting|sharing|upload-browser|refusal-words|words[\\/](?!en|i18n|use-translation)|screen[\\/](?!waiting-bar|scenes|page-meta)|queries[\\/](?!call)|forms[\\/])/,
  /[\\/]lucide-react[\\/].*[\\/](search|credit-card|rotate-ccw|chevron-left|chevron-right|chevron-down|truck|share-2|copy|award|undo-2|minus|plus|x)\./,
  /[\\/]contract[\\/]src[\\/]catalog[\\/](classification|early-access)\./,
  /[\\/]features[\\/](catalog[\\/](product-card|product-grid|recent-products)|wishlist[\\/]wish-heart|return-window[\\/]return-days|order-limits[\\/]use-most-units)\./,
  /[\\/]features[\\/]sellables[\\/](product-selection\.rules|rating-line|use-selection|sellable-link|early-access|horizontal-product-card)\./,
  /[\\/]features[\\/]product[\\/]use-strip\./,
  /[\\/]ui[\\/]src[\\/](stepper|rating|disclosure|more|chip|badge|swatch|skeleton|choices[\\/]choice|surfaces[\\/]back-steps|surfaces[\\/]use-back-closes|pictures[\\/](avatar|picture-buttons))\./,
].map(({ source }) => source)

/**
 * Every first visit loads two shared chunks, the libraries and the shop's frame, instead of twenty small ones
 * that each add headers and compress badly: code of every page, and code that three pages share.
 * Lazily loaded code stays separate.
 */
const firstVisit = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|@tanstack|use-sync-external-store|cookie-es)[\\/](?!.*([mM]utationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery))/,
    },
    {
      name: 'frame',
      test: new RegExp(frameOfEveryPage.join('|')),
    },
    {
      // The collection needs it, but none of the sums that stand beside it in the frame.
      name: 'cut-text',
      test: /[\\/]cut-text\./,
    },
    {
      name: 'frame',
      test: /[\\/](web[\\/]app|ui[\\/]src|contract[\\/]src|lucide-react)[\\/](?!.*(dialog|notice|variant-choice|refuse-selection|error-summary|loyalty|community|looks|members|challenges|news[\\/]|content[\\/]|preview|custom-products|sharing|table\.|tabs\.|file-button|progress-bar|refresh-cw|checkout|part-payment|addresses|countries|payments|orders|location|accounts[\\/]|sheet|drawer|mobile-menu|signed-in-menu|drop-menu|account-page|address-form|require-login|needs-scripts|toast-area|undo-toast|words|cookie|tracking-partners|profile|upload-browser|refusal-words|give-consent|coming-page|newsletter|run-mutation|queries[\\/](refusal|poll)|forms[\\/]|option-card|save-file|use-minutes-left|platform[\\/]tracking\.|schema\.|calls\.|call\.ts|slots[\\/]|choices[\\/]checkbox|heart-button|[\\/]check\.|badge-check|image-plus|[\\/]eye\.|empty-state|slots|subscribers|settle-order|email-address|\.route\.))/,
      minShareCount: 3,
    },
    {
      // What changes need: mutations, and the words of a refusal.
      name: 'changes',
      test: /[mM]utationObserver|useMutation|platform[\\/](refusal-words|queries[\\/](refusal|run-mutation))\./,
    },
    {
      // Forms: no first visit needs them.
      name: 'forms',
      test: /node_modules[\\/](react-hook-form|@hookform)[\\/]|platform[\\/]forms[\\/]use-schema-form/,
    },
    {
      // Code of the product page that other screens use in part.
      name: 'product',
      test: /[\\/](product-view|refuse-selection|selection-words|use-user|drop-menu|rating-choice|review-text|badge-check|words[\\/](product|reviews)|reviews\.keys)\./,
    },
    {
      // Filters and the cookie question show it.
      name: 'checkbox',
      test: /choices[\\/]checkbox\./,
    },
    {
      // The filters of the collection.
      name: 'filters',
      test: /[\\/](collection-words|sliders-horizontal|filter-groups)\./,
    },
    {
      // Whoever reads or writes reviews loads these together: fewer names for the product page to know.
      name: 'review-list',
      test: /features[\\/]reviews[\\/](review-list|older-review|send-review|words[\\/]review-(changes|photos)-words)\./,
    },
    {
      // Code that the private screens share: one file instead of thirty small ones.
      name: 'private',
      test: /[\\/](account-page|address-form|require-login|needs-scripts|confirm-dialog|download-button|save-file|option-card|country-name|status|payment-methods|use-minutes-left|order-points-words|points-facts|use-points-facts|cart-points|loyalty\.queries|sum-rows|use-unpaid-order|gift-notes-words|order-gift-note|order-invoice|explain-button|order-parcels|payments\.mutations|location-words|file-button|progress-bar|image-plus)\./,
    },
    {
      // Code that cart, checkout, orders and profile share.
      name: 'customer',
      test: /[\\/](cart-words|totals-table|use-sum-words|thank-you\.rules|use-debounced|redirect-to-payment|returns\.keys|custom-item|store-credit-words|accounts[\\/]sign-in|verify-email-words|profile-fields|picture-kinds|parcel-tracking|exchange-rows|koko-redirect|use-saved-addresses|use-profile-change)\./,
    },
    {
      // What a customer who is logged in needs on every page.
      name: 'signed-in',
      test: /[\\/](platform[\\/]tracking|wishlist-changes|wishlist-words|cart-changes|cart-changes-words|signed-in-menu|accounts[\\/]logout)\./,
    },
    {
      // The cookie question in one chunk.
      name: 'cookies',
      test: /[\\/](cookie-banner|cookie-choices|cookie-partners|cookie-question|tracking-partners|give-consent|cookies-words)\./,
    },
    {
      // Shared chunks that two lazy parts share and every page needs.
      name: 'start',
      test: /[\\/](entry\.client|lost-chunk|navigation|currency-picker|refresh-when-visible|lucide-react[\\/].*[\\/]search)\./,
    },
  ],
}

const sources = globSync('app/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

/** The browser knows the calls that the store's code names. */
const isIncluded = (name: string, isForServer: boolean): boolean =>
  !name.startsWith('staff.') && (isForServer || sources.includes(`'${name}'`))

export default defineConfig({
  plugins: [
    contractRoutes(isIncluded, [
      'chat',
      'community',
      'custom-products',
      'design-logs',
      'explanation',
      'fulfilment',
      'gift-notes',
      'invoices',
      'saved-designs',
      'security',
      'waitlist',
    ]),
    textShaper(),
    tailwindcss(),
    reactRouter(),
    smallerIcons(),
    smallerChunks(),
    smallerManifest(`${import.meta.dirname}/build/client/assets`),
  ],
  // Bundled ahead, it would not be what `textShaper` reads.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/socket.io', '/media', '/fonts', '/og', '/sitemap', '/robots.txt', '/feed.xml'].map(
        (path) => [path, { target: api, ws: path === '/socket.io' }],
      ),
    ),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Chunks that every page has already need no preload beside each lazy part.
    modulePreload: {
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(rolldown-runtime|framework|frame)-/.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: firstVisit } },
  },
  ssr: {
    noExternal: [
      '@first-fashion/contract',
      '@first-fashion/designer-engine',
      '@first-fashion/ui',
      'harfbuzzjs',
      'lucide-react',
    ],
  },
})
