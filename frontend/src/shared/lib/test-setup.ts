import { setBusiness, setPromises, shippedBusiness, shippedPromises } from '@ironbloom/brand';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A page has it in its document.
setBusiness(shippedBusiness);
setPromises(shippedPromises);

// ms; generous for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks modal dialogs; enough of them for focus and open/close.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
