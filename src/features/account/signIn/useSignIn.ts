import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '#shared/http/errorText'
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
    errorText: mutation.isError ? errorMessage(mutation.error) : '',
  }
}
