import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientCalls } from './client-calls-plugin.ts';
import { icons } from './icons-plugin.ts';
import { languageNames } from './language-names-plugin.ts';
import { safeImports } from './load-code-plugin.ts';
import { compiledMessages } from './messages-plugin.ts';
import { fileAt, roots } from './roots.ts';
import { sharedChunks } from './shared-chunks.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** Packages whose content styles and icons take: no module imports them. */
const notImported = [
  '@iconify-json/lucide',
  '@fontsource-variable/figtree',
  '@fontsource-variable/vazirmatn',
  '@fontsource/bricolage-grotesque',
  'tailwindcss',
];

export default defineConfig({
  root: fileAt('.'),
  plugins: [
    sharedChunks(),
    safeImports(),
    clientCalls(),
    compiledMessages(),
    icons(),
    languageNames(),
    react(),
    tailwindcss(),
    thirdPartyNotices(notImported),
  ],
  resolve: {
    alias: [
      // Its bundle, as the sources need packages of servers and replacements of Node's modules.
      {
        find: /^amazon-kinesis-video-streams-webrtc$/,
        replacement: fileAt('../node_modules/amazon-kinesis-video-streams-webrtc/dist/kvs-webrtc.min.js'),
      },
      { find: /^zod\/mini$/, replacement: fileAt(roots.zod) },
    ],
  },
  // For work on screens: `vite -c web/vite.config.ts` next to a running `npm start`.
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
  build: {
    // Inlined files would need `data:` in the Content-Security-Policy for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ['index.html', roots.early].map(fileAt),
    },
  },
});
