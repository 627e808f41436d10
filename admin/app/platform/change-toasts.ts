import { toast } from 'react-toastify/unstyled'

/** Shows what a change did, in the server's words. */
export const showMessage = ({ message }: { readonly message: string }): void => void toast.success(message)

/** Shows why a change failed, where no form does. */
export const showError = (error: Error): void => void toast.error(error.message)
