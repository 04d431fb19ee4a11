import { presentAccount } from '../users/account.api.js';
export function presentSession({ account, token, expiresIn }) {
    return { ...presentAccount(account), token, expiresIn };
}
//# sourceMappingURL=auth.presenter.js.map