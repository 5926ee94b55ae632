import type { Pool } from 'pg';
import type { PictureStore } from './store.ts';

/** In the database (migration 0264): every process has them at once, and a backup has them too. */
export const createDatabaseStore = (pool: Pick<Pool, 'query'>): PictureStore => ({
  put: async (tx, hash, files) => {
    for (const { width, format, content } of files)
      await tx.query(
        `INSERT INTO picture_file (hash, width, format, content) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [hash, width, format, content],
      );
  },
  get: async (hash, { width, format }) => {
    const { rows } = await pool.query<{ content: Buffer }>({
      name: 'picture-file',
      text: 'SELECT content FROM picture_file WHERE hash = $1 AND width = $2 AND format = $3',
      values: [hash, width, format],
    });
    return rows[0]?.content;
  },
});
