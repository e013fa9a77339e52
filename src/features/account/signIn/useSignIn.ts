import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR } from '#shared/http/envelope'
import type { SellerUser } from '#shared/session'

type Handlers = { onSignedIn: (user: SellerUser) => void; onFailed?: () => void }

/** One sign-in attempt at a time; its refusal is shown at the form, by the form. */
export function useSignIn<Input>(run: (input: Input) => Promise<SellerUser>, { onSignedIn, onFailed }: Handlers) {
  const mutation = useMutation({ mutationFn: run, onSuccess: onSignedIn, onError: onFailed, meta: { silent: true } })
  const submit = (input: Input) => {
    if (!mutation.isPending) mutation.mutate(input)
  }
  return {
    submit,
    isPending: mutation.isPending || mutation.isSuccess,
    errorText: mutation.isError ? errorTextOf(mutation.error) : '',
  }
}

/** The text of a failed call, never empty. */
export function errorTextOf(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : SYSTEM_ERROR
}
