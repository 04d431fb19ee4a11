/** The process that encodes pictures: started, and given its work, by `background-image-processor.ts`. */
import { encoder } from './encode-all.js';
import { ImageRefusal } from './encoded-image.js';
process.on('message', ({ id, task }) => {
    void answerTo(task).then((answer) => process.send?.({ id, answer }));
});
async function answerTo({ kind, given }) {
    try {
        const work = encoder[kind];
        return { made: await work(...given) };
    }
    catch (error) {
        return error instanceof ImageRefusal ? { refused: error.code } : { failed: String(error) };
    }
}
//# sourceMappingURL=image-worker.js.map