import { useRef, useState, type ReactNode } from 'react';
import { easyToGuess } from '../api.ts';

interface EasyToGuess {
  /** When a new password was typed. */
  ask: (password: string) => void;
  /** When it is changed. */
  forget: () => void;
  /** For under its input. */
  note: ReactNode;
}

/** account-43: a common password is taken, and said to be easy to guess. The server has the list. */
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
    // Without an answer nothing is said: it is advice.
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
