/**
 * 128 kB held some sixty payments, so every thirtieth order waited until they were all sorted into the search index. A megabyte holds
 * five hundred and shares more of their pieces: an order's two writes take a third to a half of what they took. A search reads the
 * megabyte first, which takes it a millisecond.
 */
export class LargerSearchBatches1764084000000 {
    async up(runner) {
        await runner.query('ALTER INDEX payments_search SET (gin_pending_list_limit = 1024)');
    }
    async down(runner) {
        await runner.query('ALTER INDEX payments_search SET (gin_pending_list_limit = 128)');
    }
}
//# sourceMappingURL=1764084000000-larger-search-batches.js.map