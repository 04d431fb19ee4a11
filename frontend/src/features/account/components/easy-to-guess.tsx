import { useRef, useState, type ReactNode } from 'react';
import { easyToGuess } from '../api.ts';

interface EasyToGuess {
  /** Checks a new password, on blur. */
  ask: (password: string) => void;
  /** Clears the note when the password changes. */
  forget: () => void;
  /** Shown below the input. */
  note: ReactNode;
}

/** account-43: warns about a common password without refusing it. The server has the list. */
export function useEasyToGuess(): EasyToGuess {
  const [easy, setEasy] = useState(false);
  const asked = useRef('');

  function forget(): void {
    asked.current = '';
    setEasy(false);
  }

  function ask(password: string): void {
    if (password === '' || password === asked.current) return;
    asked.current = password;
    // Advice only: a failed request is ignored.
    easyToGuess(password).then(
      (answer) => asked.current === password && setEasy(answer),
      () => undefined,
    );
  }

  const note = (
    <p className="small" role="status" hidden={!easy}>
      {easy && 'This password is easy to guess'}
    </p>
  );
  return { ask, forget, note };
}
