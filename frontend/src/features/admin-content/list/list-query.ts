/** The address of the create form, beside its list. */
export const createAddress = (path: string): string => `${path}?create=yes`;
export const isCreating = (search: URLSearchParams): boolean => search.get('create') === 'yes';
