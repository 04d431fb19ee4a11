/** SQL: uploaded pictures, without the share cards that the worker draws. */
export const SENT_MEDIA = `(SELECT * FROM media WHERE files[1] NOT LIKE 'card-%') AS media`;
