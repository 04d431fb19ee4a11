import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A page has it in its document.
setBusiness(shippedBusiness);

// ms. For a machine that does other things, too: what is waited for comes in a few.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the element but not its modal behaviour; enough of it for focus and open/close.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
