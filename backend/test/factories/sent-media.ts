/** SQL, a table: the pictures that somebody sent. The worker draws share cards meanwhile, which are kept as uploads are. */
export const SENT_MEDIA = `(SELECT * FROM media WHERE files[1] NOT LIKE 'card-%') AS media`;
