import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The screens: `vite frontend` serves them beside a running API, `vite build frontend` writes `dist/web`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compressed()],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: api } } },
  preview: { host: '127.0.0.1', proxy: { '/api': { target: api } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // One chunk for what changes only with an upgrade, so that a deploy of ours leaves it in the browser's cache.
    rolldownOptions: {
      // Compression takes most of a build, and is meant to: whoever starts the program need not read about it.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
              priority: 3,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1200,
  },
});
